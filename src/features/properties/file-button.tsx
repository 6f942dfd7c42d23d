import { Button } from '@mantine/core';
import { useRef, type ReactNode, type Ref } from 'react';
import { acceptedPlanFiles, type PlanFileUse } from '#lib/plan-file-kinds.ts';

interface FileButtonProps {
  ref?: Ref<HTMLButtonElement>;
  use: PlanFileUse;
  /** Whether several may be chosen at once. */
  isMany?: boolean;
  /** Opens the camera rather than the files, where there is one. */
  isCamera?: boolean;
  variant?: 'default' | 'filled';
  icon: ReactNode;
  testId: string;
  /** At least one. */
  onFiles(files: readonly File[]): void;
  children: string;
}

/** A button that lets somebody choose files, or take a picture. */
export function FileButton({
  ref,
  use,
  isMany = false,
  isCamera = false,
  variant = 'default',
  icon,
  testId,
  onFiles,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept={isCamera ? 'image/*' : acceptedPlanFiles[use]}
        {...(isCamera && { capture: 'environment' })}
        aria-label={children}
        data-testid={`${testId}-input`}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        ref={ref}
        variant={variant}
        leftSection={icon}
        data-testid={testId}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
