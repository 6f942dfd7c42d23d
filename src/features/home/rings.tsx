/** The mark's circles at full size: eight directions, sixteen zones, thirty-two doors. Decorative. */
export function Rings({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {[60, 104, 148, 192].map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} strokeWidth={radius === 192 ? 2 : 1.25} />
      ))}
      <Spokes count={8} from={60} to={104} width={1.25} />
      <Spokes count={16} from={104} to={148} width={1} />
      <Spokes count={32} from={178} to={192} width={1.5} />
      <path d="M200 148 210 200h-20Z" fill="currentColor" stroke="none" />
      <path d="M200 252 207 200h-14Z" strokeWidth="1.25" />
      <circle cx="200" cy="200" r="8" fill="currentColor" stroke="none" />
    </svg>
  );
}

function Spokes({ count, from, to, width }: { count: number; from: number; to: number; width: number }) {
  return Array.from({ length: count }, (_, index) => (
    <path
      key={index}
      d={`M200 ${200 - from}V${200 - to}`}
      strokeWidth={width}
      transform={`rotate(${(index * 360) / count} 200 200)`}
    />
  ));
}
