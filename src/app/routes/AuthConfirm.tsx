import { Placeholder } from '../layout/Placeholder.tsx';

export default function AuthConfirm() {
  return <Placeholder title="Auth Confirm" />;
}
