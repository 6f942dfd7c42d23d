import { createFileRoute } from '@tanstack/react-router';
import { PolicyScreen } from '#features/policies/policy-screen.tsx';
import { privacyPolicy } from '#i18n/catalogue/policies.ts';

export const Route = createFileRoute('/privacy-policy')({ component: PrivacyPolicyPage });

function PrivacyPolicyPage() {
  return <PolicyScreen policy={privacyPolicy} path="/privacy-policy" />;
}
