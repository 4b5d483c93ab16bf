// Deep paths of `natural`: its root loads databases and a wordnet, and its own types cover the root only.
declare module 'natural/lib/natural/stemmers/*' {
  const stemmer: { stem(word: string): string };
  export default stemmer;
}
declare module 'natural/lib/natural/util/*' {
  const stopWords: { words: string[] };
  export default stopWords;
}
