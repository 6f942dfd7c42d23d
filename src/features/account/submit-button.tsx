import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

export interface SubmitButtonProps {
  isBusy: boolean;
  'data-testid'?: string;
  children: ReactNode;
}

/** Sends a form. One that were disabled while that goes on would lose the focus; the form ignores further sends itself. */
export function SubmitButton({ isBusy, ...props }: SubmitButtonProps) {
  return <Button type="submit" aria-disabled={isBusy} data-disabled={isBusy} {...props} />;
}
