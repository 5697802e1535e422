import type { Sequence } from '../sequence.ts';
import {
  EMAIL_CHANGE,
  EMAIL_CHANGE_AND_PASSWORD,
  EMAIL_CHANGE_LATE,
  EMAIL_CHANGE_ONE_YES,
  EMAIL_CHANGE_TAKEN,
} from './email-change.ts';
import { NEW_PASSWORD, OLD_SESSION } from './password.ts';
import { RECOVERY, RECOVERY_AFTER_MOVING } from './recovery.ts';
import { REFRESH } from './refresh.ts';
import { PATHS, SERVICE } from './service.ts';
import { SIGN_IN } from './sign-in.ts';
import { SIGN_OUT } from './sign-out.ts';
import { SIGN_UP } from './sign-up.ts';
import { ACCESS_TOKENS, EXPIRED_TOKENS, REMOVED_ACCOUNT } from './tokens.ts';
import { USER } from './user.ts';

export const SEQUENCES: readonly Sequence[] = [
  SERVICE,
  SIGN_UP,
  SIGN_IN,
  REFRESH,
  SIGN_OUT,
  USER,
  NEW_PASSWORD,
  OLD_SESSION,
  EMAIL_CHANGE_ONE_YES,
  EMAIL_CHANGE,
  EMAIL_CHANGE_LATE,
  EMAIL_CHANGE_AND_PASSWORD,
  EMAIL_CHANGE_TAKEN,
  RECOVERY,
  RECOVERY_AFTER_MOVING,
  ACCESS_TOKENS,
  EXPIRED_TOKENS,
  REMOVED_ACCOUNT,
  PATHS,
];
