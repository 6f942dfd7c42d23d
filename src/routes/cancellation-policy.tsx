import { createFileRoute } from '@tanstack/react-router';
import { PolicyScreen } from '#features/policies/policy-screen.tsx';
import { cancellationPolicy } from '#i18n/catalogue/policies.ts';

export const Route = createFileRoute('/cancellation-policy')({ component: CancellationPolicyPage });

function CancellationPolicyPage() {
  return <PolicyScreen policy={cancellationPolicy} path="/cancellation-policy" />;
}
