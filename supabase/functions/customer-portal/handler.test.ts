// @vitest-environment node
import { describeGuards } from '../../tests/support/guards.ts';
import { handler } from './handler.ts';

describeGuards(handler);
