import { Check, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useId, useState } from 'react';

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string | undefined;
  /** The sentence that says what to do; shown and announced while the state is invalid. */
  error?: string | undefined;
  state?: 'valid' | 'invalid' | undefined;
  /** Shows an error only after the field lost focus: nobody is corrected in the middle of a word. */
  patient?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled text field. A password field gets a show/hide button. Border, icon and words tell its validity. */
export function Field({ label, hint, type = 'text', id, ref, patient = false, ...props }: FieldProps) {
  const { error: errorWhenLeft, state: stateWhenLeft, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setShown] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const isHeldBack = patient && !wasLeft;
  const error = isHeldBack ? undefined : errorWhenLeft;
  const state = isHeldBack && stateWhenLeft === 'invalid' ? undefined : stateWhenLeft;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className="field-label" htmlFor={fieldId}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, it only hears the focus go */}
      <div
        className="field"
        data-state={state}
        onBlur={(event) => {
          // Moving the focus to the field's own show/hide button does not count as leaving.
          if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true);
        }}
      >
        <input
          {...rest}
          ref={ref}
          id={fieldId}
          type={type === 'password' && isShown ? 'text' : type}
          aria-invalid={state === 'invalid' || undefined}
          aria-describedby={describedBy || undefined}
        />
        {state === 'valid' && <Check aria-hidden size={22} className="text-sage" />}
        {state === 'invalid' && <CircleAlert aria-hidden size={22} className="text-clay" />}
        {type === 'password' && (
          <button
            type="button"
            className="text-link min-w-11 justify-center"
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown((isOn) => !isOn)}
          >
            {isShown ? <EyeOff aria-hidden size={22} /> : <Eye aria-hidden size={22} />}
          </button>
        )}
      </div>
      {hint && (
        <p className="field-hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      {/* The live region stands there before its words, or some screen readers do not announce them. */}
      <div aria-live="polite">
        {error && (
          <p className="field-error" id={`${fieldId}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
