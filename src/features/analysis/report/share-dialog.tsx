import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import type { AnalysisRow, FloorplanRow } from '#db/schema.ts';
import { sharing as texts } from '#i18n/catalogue/report-trials.ts';
import { shareCards } from '#i18n/catalogue/share-cards.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { handOn } from '#lib/hand-on-file.ts';
import { logQuietly } from '#lib/log.ts';
import { saveFile } from '#lib/save-file.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.ts';
import { loadPlanPicture } from '../load-plan-picture.ts';
import type { Assessed } from './assessed.ts';
import { shareContent } from './share-content.ts';
import classes from './share-dialog.module.css';
import { shareImage } from './share-image.ts';

export interface ShareDialogProps {
  db: UserDatabase;
  floorplan: FloorplanRow;
  analysis: AnalysisRow;
  assessed: Assessed | undefined;
  onClose(): void;
}

interface Drawn {
  /** What was to stand on it. */
  of: string;
  file: File;
  address: string;
}

/** Shows the picture that would be handed on, and what may stand on it. */
export default function ShareDialog({ db, floorplan, analysis, assessed, onClose }: ShareDialogProps) {
  const { t, language } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasName, setHasName] = useState(false);
  const [hasPicture, setHasPicture] = useState(false);
  const [drawn, setDrawn] = useState<Drawn | 'failed'>();
  const of = JSON.stringify([language, hasName, hasPicture]);

  useEffect(() => {
    const ending = new AbortController();
    let address: string | undefined;
    async function drawIt(): Promise<void> {
      const picture =
        hasPicture && assessed && (await loadPlanPicture(db, floorplan, assessed.kept, ending.signal));
      const content = shareContent(analysis, assessed, {
        language,
        name: hasName ? floorplan.title : undefined,
      });
      const blob = await shareImage(content, picture ? picture.blob : undefined);
      if (ending.signal.aborted) return;
      address = URL.createObjectURL(blob);
      setDrawn({ of, file: new File([blob], 'vaastu-analysis.png', { type: blob.type }), address });
    }
    drawIt().catch((error: unknown) => {
      if (ending.signal.aborted) return;
      logQuietly('share', error);
      setDrawn('failed');
    });
    return () => {
      ending.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [db, floorplan, analysis, assessed, language, hasName, hasPicture, of]);

  const shown = drawn === 'failed' ? undefined : drawn;
  // What was taken off it a moment ago may still be on the picture that is seen, and is never handed on.
  const ready = shown?.of === of ? shown : undefined;

  async function send({ file }: Drawn): Promise<void> {
    const outcome = await handOn(file);
    if (outcome === 'saved') showToast({ tone: 'success', title: { message: shareCards.saved } });
    if (outcome !== 'changed-mind') dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} title={t(texts.title)} onClose={onClose}>
      <p className={classes.text}>{t(texts.text)}</p>
      <div className={classes.options}>
        <Option label={t(texts.withName)} isChosen={hasName} onChange={setHasName} />
        {assessed && <Option label={t(texts.withPicture)} isChosen={hasPicture} onChange={setHasPicture} />}
      </div>
      <div className={classes.preview} aria-busy={!ready && drawn !== 'failed'}>
        {shown && <img src={shown.address} alt={t(texts.preview)} data-testid="share-preview" />}
        {drawn === undefined && <output>{t(shareCards.drawing)}</output>}
        {drawn === 'failed' && <p role="alert">{t(shareCards.failed)}</p>}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          {t(texts.cancel)}
        </Button>
        <Button
          variant="default"
          disabled={!ready}
          data-testid="share-download"
          onClick={() => {
            if (!ready) return;
            saveFile(ready.file);
            showToast({ tone: 'success', title: { message: shareCards.saved } });
            dialog.current?.close();
          }}
        >
          {t(texts.download)}
        </Button>
        <Button disabled={!ready} data-testid="share-send" onClick={() => ready && void send(ready)}>
          {t(texts.send)}
        </Button>
      </div>
    </Dialog>
  );
}

interface OptionProps {
  label: string;
  isChosen: boolean;
  onChange(isChosen: boolean): void;
}

function Option({ label, isChosen, onChange }: OptionProps) {
  return (
    <label className={classes.option}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
