// Types for deep imports of `natural`. Its root loads databases and WordNet, and its own types cover only the root.
declare module 'natural/lib/natural/stemmers/*' {
  const stemmer: { stem(word: string): string };
  export default stemmer;
}
declare module 'natural/lib/natural/util/*' {
  const stopWords: { words: string[] };
  export default stopWords;
}
