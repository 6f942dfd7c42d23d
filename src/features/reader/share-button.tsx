import { readerTexts as texts } from '#i18n/catalogue/reader.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { ShareIcon } from '#ui/icons.tsx';
import { useState } from 'react';
import classes from './aarti-reader.module.css';

/** Hands on the address of an aarti: by what the device shares with, else by the clipboard. */
export function ShareButton({ aartiId, title }: { aartiId: string; title: string }) {
  const { t } = useI18n();
  const [said, setSaid] = useState('');

  async function share(): Promise<void> {
    const url = `${window.location.origin}/hindu-aartis?read=${encodeURIComponent(aartiId)}`;
    // Missing in some browsers, whatever the types say.
    const device = navigator as { share?: Navigator['share']; clipboard?: Clipboard };
    try {
      if (device.share) await device.share({ title, url });
      else if (device.clipboard) {
        await device.clipboard.writeText(url);
        setSaid(t(texts.copied));
      } else setSaid(url);
    } catch (error) {
      // Whoever thinks better of it has said so.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logQuietly('reader', error);
      setSaid(url);
    }
  }

  return (
    <>
      <output className={classes.said}>{said}</output>
      <button
        type="button"
        className={classes.icon}
        aria-label={t(texts.share)}
        title={t(texts.share)}
        onClick={() => void share()}
        data-testid="share-aarti"
      >
        <ShareIcon />
      </button>
    </>
  );
}
