import { useRef } from 'react';
import { uploads } from '#i18n/catalogue/uploads.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { Message } from '#i18n/messages.ts';
import { useSession } from '#session/use-session.ts';
import { DropTarget } from '#ui/drop-target.tsx';
import { AlertIcon, CameraIcon, PlanIcon, UploadIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressOverlay } from '#ui/progress-overlay.tsx';
import { Screen } from '#ui/screen.tsx';
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts';
import { FileButton } from './file-button.tsx';
import { planFaultText } from './plan-fault-text.ts';
import classes from './upload-screen.module.css';
import { useQuickUpload, type UploadStep } from './use-quick-upload.ts';

/** One plan, from the device straight to its analysis. */
export function UploadScreen() {
  const session = useSession();
  return session.status === 'signed-in' ? <Upload key={session.user.id} userId={session.user.id} /> : null;
}

const steps: Readonly<Record<UploadStep, { percent: number; label: Message }>> = {
  reading: { percent: 20, label: uploads.stepReading },
  keeping: { percent: 60, label: uploads.stepKeeping },
  opening: { percent: 100, label: uploads.stepOpening },
};

function Upload({ userId }: { userId: string }) {
  const { t } = useI18n();
  const { underWay, refused, take } = useQuickUpload(userId);
  const area = useRef<HTMLDivElement>(null);
  const isOver = useDropAndPaste(area, underWay ? undefined : take, { isForPage: true });
  const step = underWay && steps[underWay.step];
  return (
    <Screen width="reading" back title={t(uploads.uploadTitle)} intro={t(uploads.uploadIntro)}>
      <div ref={area} className={classes.area}>
        {isOver && <DropTarget words={t(uploads.dropOne)} />}
        <span className={classes.sign}>
          <PlanIcon size="3rem" />
        </span>
        <div className={classes.buttons}>
          <FileButton use="plan" variant="filled" onFiles={take} testId="choose-plan" icon={<UploadIcon />}>
            {t(uploads.choosePlan)}
          </FileButton>
          <span className={classes.camera}>
            <FileButton use="plan" isCamera onFiles={take} testId="take-plan" icon={<CameraIcon />}>
              {t(uploads.takePlan)}
            </FileButton>
          </span>
        </div>
        <p className={classes.orDrop}>{t(uploads.orDropOne)}</p>
        <p className={classes.hint}>{t(uploads.uploadText)}</p>
      </div>
      {refused && (
        <p className={classes.refusal} role="alert" data-testid="refused-file">
          <AlertIcon />
          <span>{t(planFaultText(refused.fault), { name: refused.name })}</span>
        </p>
      )}
      <div className={classes.more}>
        <p className={classes.question}>{t(uploads.wholeProperty)}</p>
        <LinkButton to="/add-property" variant="default">
          {t(uploads.addTitle)}
        </LinkButton>
      </div>
      {step && underWay && (
        <ProgressOverlay percent={step.percent} label={t(step.label, { name: underWay.name })} />
      )}
    </Screen>
  );
}
