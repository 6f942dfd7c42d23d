import { postTexts as texts } from '#i18n/catalogue/blog.ts';
import { showToast } from '#ui/toast.ts';

export interface SharedPost {
  title: string;
  excerpt: string;
  /** Whole address. */
  url: string;
}

/** Hands the post to another app; where none can be asked, its link is copied. Never fails. */
export async function sharePost({ title, excerpt, url }: SharedPost): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title, url, ...(excerpt !== '' && { text: excerpt }) });
  } catch (error) {
    // Whoever closes the list of apps has not asked for anything else.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url);
  }
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({
      tone: 'success',
      title: { message: texts.linkCopied },
      description: { message: texts.linkCopiedText },
    });
  } catch {
    showToast({ tone: 'error', title: { message: texts.linkNotCopied }, description: url });
  }
}
