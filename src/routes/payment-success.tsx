import { createFileRoute, redirect } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';
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
  return <ComingSoonScreen title={comingSoon.paymentTitle} text={comingSoon.paymentText} />;
}
