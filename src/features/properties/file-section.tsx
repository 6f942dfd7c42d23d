import { useCallback, useId, useRef } from 'react';
import type { ChosenFile } from '#db/schema.ts';
import { uploads } from '#i18n/catalogue/uploads.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { PlanFileUse } from '#lib/plan-file-kinds.ts';
import { DropTarget } from '#ui/drop-target.tsx';
import { CameraIcon, PlanIcon, UploadIcon } from '#ui/icons.tsx';
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts';
import { ChosenFileItem, PendingFileItem } from './chosen-file-item.tsx';
import { FileButton } from './file-button.tsx';
import classes from './file-section.module.css';
import type { FileQueue } from './use-file-queue.ts';
import type { PropertyDraft } from './use-property-draft.ts';

interface FileSectionProps {
  use: PlanFileUse;
  draft: PropertyDraft;
  chosen: readonly ChosenFile[];
  queue: FileQueue;
}

const texts = {
  plan: {
    heading: uploads.plans,
    text: uploads.plansText,
    choose: uploads.choosePlans,
    take: uploads.takePlan,
  },
  photo: {
    heading: uploads.photos,
    text: uploads.photosText,
    choose: uploads.choosePhotos,
    take: uploads.takePhoto,
  },
} as const;

/** The floor plans, or the photos, that go with a property: chosen, dropped, pasted or taken, and taken out again. */
export function FileSection({ use, draft, chosen, queue }: FileSectionProps) {
  const { t } = useI18n();
  const headingId = useId();
  const area = useRef<HTMLElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { add } = queue;
  const take = useCallback((files: readonly File[]) => add(files, use), [add, use]);
  const isOver = useDropAndPaste(area, take, { isForPage: use === 'plan' });
  const { heading, text, choose, take: camera } = texts[use];
  const pending = queue.pending.filter((file) => file.use === use);
  const hasFiles = chosen.length + pending.length > 0;
  return (
    <section ref={area} className={classes.section} aria-labelledby={headingId} data-testid={`${use}-files`}>
      {isOver && <DropTarget words={t(uploads.drop)} />}
      <h2 id={headingId} className={classes.heading}>
        {t(heading)}
      </h2>
      <p className={classes.text}>{t(text)}</p>
      {hasFiles && (
        <ul className={classes.files} data-use={use} aria-labelledby={headingId}>
          {chosen.map((file) => (
            <ChosenFileItem
              key={file.id}
              file={file}
              onChange={(change) => draft.changeFile(file.id, change)}
              onRemove={() => {
                draft.removeFile(file.id);
                chooser.current?.focus();
              }}
            />
          ))}
          {pending.map((file) => (
            <PendingFileItem
              key={file.key}
              file={file}
              onDrop={() => {
                queue.drop(file.key);
                chooser.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div className={classes.ways}>
        {!hasFiles && (
          <span className={classes.sign}>
            {use === 'plan' ? <PlanIcon size="2rem" /> : <CameraIcon size="2rem" />}
          </span>
        )}
        <div className={classes.buttons}>
          <FileButton
            ref={chooser}
            use={use}
            isMany
            onFiles={take}
            testId={`choose-${use}`}
            icon={<UploadIcon />}
          >
            {t(choose)}
          </FileButton>
          <span className={classes.camera}>
            <FileButton use={use} isCamera onFiles={take} testId={`take-${use}`} icon={<CameraIcon />}>
              {t(camera)}
            </FileButton>
          </span>
        </div>
        <span className={classes.orDrop}>{t(uploads.orDrop)}</span>
      </div>
    </section>
  );
}
