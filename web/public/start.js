// Only in pages that the server rendered. Loads the page's code once what the server sent is drawn: a slow connection and a slow
// processor are for the news first.
(() => {
  const load = () => {
    const { content } = document.getElementById('code');
    document.head.append(document.importNode(content, true));
  };
  // A timer set by a frame runs after that frame is drawn. A tab in the background draws nothing.
  const loadWhenDrawn = () =>
    document.visibilityState === 'hidden' ? load() : requestAnimationFrame(() => setTimeout(load));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loadWhenDrawn);
  else loadWhenDrawn();
})();
