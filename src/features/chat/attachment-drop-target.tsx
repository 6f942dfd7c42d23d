import { attachments } from '#i18n/catalogue/attachments.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { UploadIcon } from '#ui/icons.tsx';
import classes from './attachment-drop-target.module.css';

/** Lies over the conversation while a file is held above it; its parent is positioned. */
export function AttachmentDropTarget() {
  const { t } = useI18n();
  return (
    <div className={classes.target} data-testid="drop-target">
      <span className={classes.words}>
        <UploadIcon />
        {t(attachments.drop)}
      </span>
    </div>
  );
}
