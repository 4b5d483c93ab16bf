import './app/theme/fonts.css';
import './app/theme/elements.css';
import './app/theme/categories.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './app/app';
import { paletteCss } from './app/theme/theme';
import { preloadReader } from './features/account/api/use-reader';
import { preloadNewsClock } from './lib/news-clock';

// Compiled parsers need eval, which a strict content security policy forbids.
z.config({ jitless: true });

preloadNewsClock();
preloadReader();

const palette = new CSSStyleSheet();
palette.replaceSync(paletteCss());
document.adoptedStyleSheets = [...document.adoptedStyleSheets, palette];

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
