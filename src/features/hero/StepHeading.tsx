/** The numbered heading of a step: a felt button with its number, and what is done there. */
export function StepHeading({ id, step, title }: { id: string; step: number; title: string }) {
  return (
    <div className="step">
      <span className="step-number" aria-hidden>
        {step}
      </span>
      <h2 id={id}>{title}</h2>
    </div>
  );
}
