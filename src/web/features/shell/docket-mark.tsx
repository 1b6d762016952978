/** The mark: a docket with a torn lower edge, 3 : 4. public/favicon.svg draws the same. */
export function DocketMark({ className }: { className?: string }) {
  return (
    <svg viewBox="4.5 1.5 15 20" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M5 3.5C5 2.67 5.67 2 6.5 2h11c.83 0 1.5.67 1.5 1.5V21l-2.33-2-2.34 2L12 19l-2.33 2-2.34-2L5 21z"
      />
      <path
        stroke="var(--raised)"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M8.4 7h7.2M8.4 10.6h7.2M8.4 14.2h3.8"
      />
    </svg>
  )
}
