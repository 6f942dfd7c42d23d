import { createFileRoute } from '@tanstack/react-router';
import { ReceiptScreen } from '#features/credits/receipt-screen.tsx';

export const Route = createFileRoute('/receipt/$order')({ component: ReceiptPage });

function ReceiptPage() {
  const { order } = Route.useParams();
  return <ReceiptScreen orderId={order} />;
}
