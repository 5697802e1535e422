import { Placeholder } from '../layout/Placeholder.tsx';

export default function SignUp() {
  return <Placeholder title="Sign Up" />;
}
