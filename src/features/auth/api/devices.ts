import { throwIfError } from '../../../platform/api-problem.ts';
import { getAuthClient } from '../auth-client.ts';

/** A signed-in device. Times are ISO 8601. */
export interface Device {
  readonly id: string;
  /** Such as "Firefox on Android". */
  readonly device: string;
  readonly signed_in: string;
  readonly last_used: string;
  readonly this_one: boolean;
}

/** Reads the member's devices, most recently used first. Throws `ApiProblem` or a network error. */
export async function readDevices(): Promise<readonly Device[]> {
  const client = await getAuthClient();
  const response = await client.rpc('my_devices');
  throwIfError(response);
  return (response.data ?? []).map((row) => ({
    id: row.id ?? '',
    device: row.device ?? 'A browser',
    signed_in: row.signed_in ?? '',
    last_used: row.last_used ?? '',
    this_one: row.this_one === true,
  }));
}

/** Signs one device out and ends its session. Throws `ApiProblem` or a network error. */
export async function signOutDevice(id: string): Promise<void> {
  const client = await getAuthClient();
  throwIfError(await client.rpc('sign_out_device', { device_id: id }));
}
