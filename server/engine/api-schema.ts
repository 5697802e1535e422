/**
 * The allow-list of all API requests: tables, functions and auth calls, with the columns that filter and write, and the
 * allowed bodies. Any other request is rejected before SQL is built (data/parse.ts, auth/service.ts), and SQL contains
 * names of this list only.
 *
 * Row-level security in supabase/migrations decides who may do what to which row.
 */
import { z } from 'zod';
import { emailAddress, metadata, newPassword } from './auth/validation.ts';

/** PostgreSQL types of the values. */
export type ColumnType = 'uuid' | 'text' | 'integer' | 'boolean' | 'jsonb' | 'timestamptz' | 'date';

export interface TableSchema {
  /** Every readable column; writable where `writes` lists it for a verb. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Columns that filter rows, by `eq` and `is.null`. */
  readonly filters: readonly string[];
  /** Filters beyond these two. */
  readonly conditions?: Readonly<Record<string, 'gt' | 'not.is.null'>>;
  /** Columns that sort rows. */
  readonly orders: readonly string[];
  /** Verbs beside GET. Any other is answered as a missing permission. */
  readonly writes: readonly ('POST' | 'PATCH' | 'DELETE')[];
  /** The conflict columns of an upsert. */
  readonly conflict: readonly string[];
}

const READ_ONLY = [] as const;
const ALL_WRITES = ['POST', 'PATCH', 'DELETE'] as const;

export const TABLES = {
  profiles: {
    columns: {
      user_id: 'uuid',
      first_name: 'text',
      last_name: 'text',
      adventurer_name: 'text',
      created_at: 'timestamptz',
    },
    filters: ['user_id'],
    orders: ['user_id'],
    writes: ALL_WRITES,
    conflict: ['user_id'],
  },
  heroes: {
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      name: 'text',
      pronouns: 'text',
      look: 'jsonb',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    filters: ['id', 'user_id'],
    orders: ['created_at', 'id'],
    writes: ALL_WRITES,
    conflict: ['id'],
  },
  library_entries: {
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      story_slug: 'text',
      hero_id: 'uuid',
      friend_id: 'uuid',
      third_id: 'uuid',
      fourth_id: 'uuid',
      reading: 'integer',
      page: 'integer',
      pages: 'integer',
      path: 'text',
      rating: 'integer',
      favourite: 'boolean',
      read_at: 'timestamptz',
      saved_at: 'timestamptz',
      updated_at: 'timestamptz',
      completed_at: 'timestamptz',
    },
    filters: ['id', 'user_id', 'story_slug', 'hero_id'],
    orders: ['saved_at', 'story_slug', 'id'],
    writes: ALL_WRITES,
    conflict: ['id'],
  },
  story_openings: {
    columns: { user_id: 'uuid', story_slug: 'text', month: 'date', opened_at: 'timestamptz' },
    filters: ['user_id', 'month'],
    orders: ['month', 'story_slug'],
    writes: READ_ONLY,
    conflict: ['user_id'],
  },
  plan_limits: {
    columns: { tier: 'text', heroes: 'integer', stories_per_month: 'integer', saves: 'integer' },
    filters: ['tier'],
    orders: ['tier'],
    writes: READ_ONLY,
    conflict: ['tier'],
  },
  leavings: {
    columns: { user_id: 'uuid', asked_at: 'timestamptz', goes_at: 'timestamptz' },
    filters: ['user_id'],
    orders: ['user_id'],
    writes: READ_ONLY,
    conflict: ['user_id'],
  },
  voice_keys: {
    columns: { user_id: 'uuid', public_key: 'text', wrapped: 'text', created_at: 'timestamptz' },
    filters: ['user_id'],
    orders: ['user_id'],
    writes: ['POST', 'DELETE'],
    conflict: ['user_id'],
  },
  voice_devices: {
    columns: { id: 'uuid', user_id: 'uuid', added_at: 'timestamptz', seen_at: 'timestamptz' },
    filters: ['id', 'user_id'],
    orders: ['added_at', 'id'],
    writes: ['DELETE'],
    conflict: ['id'],
  },
  recording_requests: {
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      token_hash: 'text',
      book_tag: 'text',
      book_hash: 'text',
      note: 'text',
      created_at: 'timestamptz',
      expires_at: 'timestamptz',
      ended_at: 'timestamptz',
      parcels: 'integer',
      tries: 'integer',
      thanks: 'text',
    },
    filters: ['id', 'user_id', 'book_tag'],
    orders: ['created_at', 'id'],
    writes: ['DELETE'],
    conflict: ['id'],
  },
  // Their sealed bytes come by `fetch_recording`.
  recording_parcels: {
    columns: { id: 'uuid', request_id: 'uuid', user_id: 'uuid', bytes: 'integer', sent_at: 'timestamptz' },
    filters: ['id', 'user_id', 'request_id'],
    orders: ['sent_at', 'id'],
    writes: READ_ONLY,
    conflict: ['id'],
  },
  recording_receipts: {
    columns: { parcel_id: 'uuid', device_id: 'uuid', user_id: 'uuid' },
    filters: ['parcel_id', 'user_id'],
    orders: ['parcel_id', 'device_id'],
    writes: READ_ONLY,
    conflict: ['parcel_id', 'device_id'],
  },
  // Written by the functions, as service role.
  subscriptions: {
    columns: {
      user_id: 'uuid',
      tier: 'text',
      status: 'text',
      stripe_customer_id: 'text',
      stripe_subscription_id: 'text',
      current_period_end: 'timestamptz',
      cancel_at_period_end: 'boolean',
      updated_at: 'timestamptz',
      version: 'integer',
      current_period_start: 'timestamptz',
    },
    filters: ['user_id', 'stripe_customer_id', 'version'],
    orders: ['user_id'],
    writes: ['POST', 'PATCH'],
    conflict: ['user_id'],
  },
  stripe_events: {
    columns: { id: 'text', type: 'text', created: 'timestamptz', processed_at: 'timestamptz' },
    filters: ['id'],
    orders: ['id'],
    writes: ['POST'],
    conflict: ['id'],
  },
  renewal_consents: {
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      plan: 'text',
      cents: 'integer',
      currency: 'text',
      renews: 'text',
      terms_version: 'date',
      agreed_at: 'timestamptz',
      agreed_on: 'date',
    },
    filters: ['user_id'],
    orders: ['agreed_at', 'plan', 'id'],
    writes: ['POST'],
    conflict: ['user_id', 'plan', 'cents', 'terms_version', 'agreed_on'],
  },
  withdrawals: {
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      name: 'text',
      email: 'text',
      order_note: 'text',
      stated_at: 'timestamptz',
      token_hash: 'text',
      proven_at: 'timestamptz',
      outcome: 'text',
      settled_at: 'timestamptz',
      refunded_cents: 'integer',
      currency: 'text',
    },
    filters: ['id', 'user_id', 'email', 'token_hash', 'outcome'],
    conditions: { user_id: 'not.is.null', proven_at: 'not.is.null', stated_at: 'gt' },
    orders: ['stated_at', 'id'],
    writes: ['PATCH'],
    conflict: ['id'],
  },
  till_subscriptions: {
    columns: {
      id: 'text',
      user_id: 'uuid',
      customer_id: 'text',
      plan: 'text',
      status: 'text',
      created_at: 'timestamptz',
      anchor: 'timestamptz',
      periods: 'integer',
      current_period_start: 'timestamptz',
      current_period_end: 'timestamptz',
      cancel_at_period_end: 'boolean',
      ended_at: 'timestamptz',
      ended_unpaid: 'boolean',
      next_payment_fails: 'boolean',
      invoices: 'jsonb',
      version: 'integer',
    },
    filters: ['id', 'customer_id', 'version'],
    orders: ['ended_at'],
    writes: ALL_WRITES,
    conflict: ['id'],
  },
  till_windows: {
    columns: {
      id: 'text',
      user_id: 'uuid',
      customer_id: 'text',
      kind: 'text',
      plan: 'text',
      status: 'text',
      created_at: 'timestamptz',
      expires_at: 'timestamptz',
    },
    filters: ['id', 'customer_id', 'kind', 'status'],
    orders: [],
    writes: ALL_WRITES,
    conflict: ['id'],
  },
} as const satisfies Readonly<Record<string, TableSchema>>;

export interface FunctionSchema {
  readonly required: Readonly<Record<string, ColumnType>>;
  readonly optional: Readonly<Record<string, ColumnType>>;
  /** Whether it returns rows or one value. */
  readonly returns: 'rows' | 'value';
}

/** Called by POST, with a JSON object of arguments. */
export const FUNCTIONS = {
  save_progress: {
    required: { story_slug: 'text', hero_id: 'uuid', page: 'integer', pages: 'integer' },
    optional: {
      reading: 'integer',
      path: 'text',
      friend_id: 'uuid',
      third_id: 'uuid',
      fourth_id: 'uuid',
      read_at: 'timestamptz',
      saved_at: 'timestamptz',
      completed_at: 'timestamptz',
    },
    returns: 'rows',
  },
  open_story: {
    required: { slug: 'text' },
    optional: { member: 'uuid', spend: 'boolean' },
    returns: 'rows',
  },
  current_tier: { required: {}, optional: { member: 'uuid' }, returns: 'value' },
  my_devices: { required: {}, optional: {}, returns: 'rows' },
  sign_out_device: { required: { device_id: 'uuid' }, optional: {}, returns: 'value' },
  keep_account: { required: {}, optional: {}, returns: 'value' },
  ask_for_recording: {
    required: { token_hash: 'text', book_tag: 'text', book_hash: 'text', note: 'text' },
    optional: {},
    returns: 'rows',
  },
  end_recording_request: { required: { request: 'uuid' }, optional: {}, returns: 'value' },
  thank_for_recording: { required: { request: 'uuid', sealed: 'text' }, optional: {}, returns: 'value' },
  waiting_recordings: { required: { device: 'uuid' }, optional: {}, returns: 'rows' },
  fetch_recording: { required: { parcel: 'uuid' }, optional: {}, returns: 'value' },
  confirm_recording: { required: { parcel: 'uuid', device: 'uuid' }, optional: {}, returns: 'value' },
  // For the functions, as service role.
  leave_in_seven_days: { required: { member: 'uuid' }, optional: {}, returns: 'value' },
  delete_account: { required: { member: 'uuid' }, optional: {}, returns: 'value' },
  address_of_member: { required: { member: 'uuid' }, optional: {}, returns: 'value' },
  recording_link_state: { required: { given_token_hash: 'text' }, optional: {}, returns: 'rows' },
  member_of_recording_link: {
    required: { given_token_hash: 'text', given_book_hash: 'text' },
    optional: {},
    returns: 'value',
  },
  keep_recording: { required: { given_token_hash: 'text', sealed: 'text' }, optional: {}, returns: 'value' },
  state_withdrawal: {
    required: {
      given_name: 'text',
      given_email: 'text',
      given_order: 'text',
      given_token_hash: 'text',
      moment: 'timestamptz',
    },
    optional: {},
    returns: 'rows',
  },
} as const satisfies Readonly<Record<string, FunctionSchema>>;

const required = (message: string) => z.string(message).min(1, message);

/** Longer than any accepted password. */
const MAX_CAUSE_LENGTH = 1000;
/** Links only: a code short enough to type is short enough to guess. */
const SHORTEST_LINK = 32;

/** Bodies of the auth service by call; other fields are dropped. */
export const AUTH_BODIES = {
  signup: z.object({
    email: emailAddress,
    password: required('Signup requires a valid password').pipe(newPassword),
    data: metadata.nullish(),
  }),
  password: z.object({
    email: required('missing email or phone').max(255, 'missing email or phone'),
    password: z.string().max(MAX_CAUSE_LENGTH, 'password is too long.').default(''),
  }),
  refresh: z.object({ refresh_token: required('refresh_token required').max(255, 'That is no token.') }),
  recover: z.object({ email: required('Password recovery requires an email').pipe(emailAddress) }),
  verify: z.object({
    type: required('Verify requires a verification type').pipe(
      z.enum(['recovery', 'email_change', 'signup'], 'Invalid email verification type'),
    ),
    token_hash: required('Verify requires either a token or a token hash').max(255, 'That is no token.'),
  }),
  user: z.object({
    email: emailAddress.optional(),
    password: newPassword.optional(),
    data: metadata.nullish(),
  }),
} as const;

export const isLink = (tokenHash: string): boolean => tokenHash.length >= SHORTEST_LINK;

export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const;

/** The auth calls the app uses, by method and path; no other exists. */
export const AUTH_CALLS = [
  'POST signup',
  'POST token',
  'POST logout',
  'POST recover',
  'POST verify',
  'GET user',
  'PUT user',
  'GET settings',
  'GET health',
  'GET .well-known/jwks.json',
] as const;
export type AuthCall = (typeof AUTH_CALLS)[number];
