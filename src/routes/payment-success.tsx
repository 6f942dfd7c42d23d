import { createFileRoute, redirect } from '@tanstack/react-router';
import { PaymentSuccessScreen } from '#features/credits/payment-success-screen.tsx';
import { textParam } from './-search.ts';

export const Route = createFileRoute('/payment-success')({
  validateSearch: ({ session_id }): { session_id?: string } => {
    const payment = textParam(session_id);
    return payment === undefined ? {} : { session_id: payment };
  },
  beforeLoad: ({ search }) => {
    if (search.session_id === undefined) throw redirect({ to: '/subscriptions', replace: true });
  },
  component: PaymentSuccessPage,
});

function PaymentSuccessPage() {
  const { session_id: orderId } = Route.useSearch();
  return orderId === undefined ? null : <PaymentSuccessScreen orderId={orderId} />;
}
