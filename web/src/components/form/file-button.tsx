import type { ReactNode } from 'react';
import styles from './file-button.module.css';

interface FileButtonProps {
  /** As the attribute of the same name. */
  accept: string;
  disabled: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Chooses a file. The browser's own button would be in the language of the browser. */
export function FileButton({ accept, disabled, onFile, children }: FileButtonProps) {
  return (
    <label className={`button ${styles.choose}`}>
      {children}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}
