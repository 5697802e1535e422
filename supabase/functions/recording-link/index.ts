import { serve } from '../_shared/deno-host.ts';
import { handler } from './handler.ts';

serve(handler);
