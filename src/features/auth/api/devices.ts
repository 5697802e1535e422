import { throwIfError } from '../../../platform/api-problem.ts';
import { getAuthClient } from '../auth-client.ts';

/** A place where the member is logged in. Times are ISO 8601. */
export interface Device {
  readonly id: string;
  /** Such as "Firefox on Android". */
  readonly device: string;
  readonly signed_in: string;
  readonly last_used: string;
  readonly this_one: boolean;
}

/** The member's devices, the one used last first. Throws `ApiProblem`, or what the network threw. */
export async function readDevices(): Promise<readonly Device[]> {
  const client = await getAuthClient();
  const answer = await client.rpc('my_devices');
  throwIfError(answer);
  return (answer.data ?? []).map((row) => ({
    id: row.id ?? '',
    device: row.device ?? 'A browser',
    signed_in: row.signed_in ?? '',
    last_used: row.last_used ?? '',
    this_one: row.this_one === true,
  }));
}

/** Signs one device out: it reads nothing any more. Throws `ApiProblem`, or what the network threw. */
export async function signOutDevice(id: string): Promise<void> {
  const client = await getAuthClient();
  throwIfError(await client.rpc('sign_out_device', { device_id: id }));
}
