import { IconFrame } from '#ui/icons.tsx';

export function PlayIcon() {
  return (
    <IconFrame size="1.125rem">
      <path d="M8 5.5v13l10.5-6.5z" />
    </IconFrame>
  );
}

export function PauseIcon() {
  return (
    <IconFrame size="1.125rem">
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </IconFrame>
  );
}
