import { IconFrame, type IconProps } from '#ui/icons.tsx';

const bell = 'M6 17.5V11a6 6 0 0 1 12 0v6.5M4 17.5h16M10.2 20.5a2 2 0 0 0 3.6 0M12 5V3.5';

export function BellIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d={bell} />
    </IconFrame>
  );
}

/** That a reminder is set: filled, so that it is told by its shape too. */
export function FilledBellIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6 17.5V11a6 6 0 0 1 12 0v6.5z" fill="currentColor" />
      <path d={bell} />
    </IconFrame>
  );
}
