import { createFileRoute } from '@tanstack/react-router';
import { PolicyScreen } from '#features/policies/policy-screen.tsx';
import { termsAndConditions } from '#i18n/catalogue/policies.ts';

export const Route = createFileRoute('/terms-and-conditions')({ component: TermsPage });

function TermsPage() {
  return <PolicyScreen policy={termsAndConditions} path="/terms-and-conditions" />;
}
