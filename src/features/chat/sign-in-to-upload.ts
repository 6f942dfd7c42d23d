import { attachments } from '#i18n/catalogue/attachments.ts';
import { showToast } from '#ui/toast.ts';

/** Says why somebody without an account cannot send files. */
export function tellToSignInToUpload(): void {
  showToast({ tone: 'info', title: { message: attachments.signIn } });
}
