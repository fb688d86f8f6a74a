import { Popup } from './popup.tsx';
import { WeaveLoader } from './weave-loader.tsx';

export interface LoadingPopupProps {
  open: boolean;
  /** "Please Wait !" and "Loading..." */
  texts: { title: string; text: string };
}

/** Holds the page while something must finish first. It cannot be closed by hand. */
export function LoadingPopup({ open, texts }: LoadingPopupProps) {
  return <Popup open={open} icon={<WeaveLoader />} title={texts.title} text={texts.text} />;
}
