import { Placeholder } from '../../layout/Placeholder.tsx';

export default function Gallery() {
  return <Placeholder title="Gallery" />;
}
