import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type SubmitHandler, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { showToast } from '../../design/toast.ts';
import { signUp } from './api/sign-up.ts';
import { type SignUpValues as Form, isValidPassword, signUpSchema } from './sign-up-schema.ts';

/**
 * Sign-up form with six fields, validated on every change. Calls `onCreated` once the account exists, also
 * when its profile row could not be written; every other outcome shows a toast and keeps the form as it is.
 */
export function SignUpForm({ onCreated, after }: { onCreated: () => void; after?: ReactNode }) {
  const [busy, setBusy] = useState(false);
  const hydrated = useIsHydrated();
  const { register, handleSubmit, control, formState, getValues, trigger } = useForm<Form>({
    mode: 'onChange',
    resolver: zodResolver(signUpSchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      adventurerName: '',
      email: '',
      password: '',
      confirmPassword: '',
    },
  });
  const { errors, touchedFields, isSubmitted } = formState;
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] });

  const submit: SubmitHandler<Form> = async (form) => {
    setBusy(true);
    try {
      const outcome = await signUp(form);
      if (outcome.kind === 'created-without-profile') {
        await showToast({
          title: 'Account created',
          description: 'Account created successfully, but there was an issue saving your profile.',
        });
      }
      if (outcome.kind === 'already-registered') {
        await showToast({
          title: 'Account already exists',
          description: 'An account with this email already exists. Please log in instead.',
          tone: 'destructive',
        });
      } else if (outcome.kind === 'refused') {
        await showToast({ title: 'Signup failed', description: outcome.message, tone: 'destructive' });
      } else {
        onCreated();
      }
    } catch {
      await showToast({
        title: 'Unexpected error',
        description: 'Something went wrong. Please try again.',
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  /**
   * Validates on every key and shows the error once the field was left, so that nobody is corrected in the
   * middle of a word. Only the two passwords show their state from the first key.
   */
  const field = (name: keyof Form) => {
    const immediate = name === 'password' || name === 'confirmPassword';
    const problem = immediate || touchedFields[name] || isSubmitted ? errors[name]?.message : undefined;
    return { ...register(name), error: problem, state: problem ? ('invalid' as const) : undefined };
  };

  return (
    <form className="grid grid-cols-1 gap-5" noValidate onSubmit={handleSubmit(submit)}>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field
            label="First Name"
            maxLength={100}
            autoComplete="given-name"
            required
            {...field('firstName')}
          />
          <Field
            label="Last Name"
            maxLength={100}
            autoComplete="family-name"
            required
            {...field('lastName')}
          />
        </div>
        <Field
          label="Adventurer's Name"
          maxLength={100}
          autoComplete="nickname"
          required
          {...field('adventurerName')}
        />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          {...field('email')}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          hint="At least 8 characters, include a number and a symbol"
          {...field('password')}
          {...register('password', {
            onChange: () => {
              if (getValues('confirmPassword')) void trigger('confirmPassword');
            },
          })}
          state={isValidPassword(password) ? 'valid' : 'invalid'}
        />
        <Field
          label="Confirm Password"
          type="password"
          autoComplete="new-password"
          required
          {...field('confirmPassword')}
          state={confirmPassword !== '' && confirmPassword === password ? 'valid' : 'invalid'}
        />
      </div>
      <Button type={hydrated ? 'submit' : 'button'} size="l" busy={busy} className="mt-2 w-full">
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
      {after}
    </form>
  );
}

/**
 * Returns false on the prerendered page: a native submit without JavaScript would put the password into the
 * URL.
 */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
