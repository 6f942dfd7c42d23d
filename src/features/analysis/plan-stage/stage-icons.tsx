import { IconFrame } from '#ui/icons.tsx';

/** The icons of the tools on and around a plan. */
export const FitIcon = () => <Icon d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />;

export function Icon({ d }: { d: string }) {
  return (
    <IconFrame>
      <path d={d} />
    </IconFrame>
  );
}
