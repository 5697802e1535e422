import type { Supabase } from '../../../platform/supabase.ts';

/** The part of the Supabase client that calls functions. */
export type FunctionsClient = Pick<Supabase, 'functions'>;
