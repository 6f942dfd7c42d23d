import { Button } from '@mantine/core';
import { useRef } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { UploadIcon } from '#ui/icons.tsx';
import classes from './admin.module.css';

interface FileFieldProps {
  label: string;
  /** What the document box of the browser offers; what a file really is, its content says. */
  accept: string;
  file: File | undefined;
  onFile(file: File | undefined): void;
  testId: string;
  isDisabled?: boolean;
}

/** A file to be sent with what is saved, or at once. */
export function FileField({ label, accept, file, onFile, testId, isDisabled = false }: FileFieldProps) {
  const { t, language } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.fileField}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        data-testid={testId}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <Button
        variant="default"
        leftSection={<UploadIcon size="1.25rem" />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {file && (
        <>
          <span>
            {file.name} · {saySize(file.size, language)}
          </span>
          <Button variant="subtle" color="gray" onClick={() => onFile(undefined)}>
            {t(adminWords.takeFileOut)}
          </Button>
        </>
      )}
    </div>
  );
}

/** What browsers draw and the storage takes; an SVG is a program, and is not among them. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
export const audioTypes = 'audio/mpeg,audio/mp4,audio/ogg,audio/webm,.mp3,.m4a,.ogg,.oga,.opus,.webm';
