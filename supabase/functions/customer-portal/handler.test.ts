// @vitest-environment node
import { describeGuards } from '../../tests/support/function-guards.ts';
import { handler } from './handler.ts';

describeGuards(handler);
