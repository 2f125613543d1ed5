/** Vectors of all passages, in their order, as the build writes them. */
export interface VectorsFile {
  /** Name of the embedding model: a query by another one cannot be compared. */
  model: string;
  dimensions: number;
  /** Signed bytes, a vector's largest component being 127; base64. A quarter of the size, the same ranking. */
  data: string;
}

/** Opened vectors of the passages of a corpus. */
export interface PassageVectors {
  model: string;
  dimensions: number;
  /** One row of `dimensions` bytes for each passage. */
  rows: Int8Array;
}

/** A passage by its place in the corpus, with how near it is to a query. */
export interface Neighbour {
  index: number;
  /** Cosine, −1 to 1. */
  similarity: number;
  /** Standard deviations above the mean of all passages: comparable between embedding models, which a cosine is not. */
  standing: number;
}

/** Vectors in the form in which the corpus keeps them. */
export function toVectorsFile(model: string, vectors: readonly number[][]): VectorsFile {
  const dimensions = vectors[0]?.length ?? 0;
  const rows = new Uint8Array(vectors.length * dimensions);
  for (const [index, vector] of vectors.entries()) {
    if (vector.length !== dimensions) throw new Error(`The vectors have ${dimensions} and ${vector.length} dimensions`);
    rows.set(new Uint8Array(toBytes(vector).buffer), index * dimensions);
  }
  let binary = '';
  for (const byte of rows) binary += String.fromCharCode(byte);
  return { model, dimensions, data: btoa(binary) };
}

/** @returns undefined for vectors that do not belong to that many passages. */
export function openVectors({ model, dimensions, data }: VectorsFile, passages: number): PassageVectors | undefined {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  if (dimensions === 0 || bytes.length !== passages * dimensions) return undefined;
  return { model, dimensions, rows: new Int8Array(bytes.buffer) };
}

/** The passages nearest to a query, nearest first; none for a vector of other dimensions. */
export function findNeighbours({ dimensions, rows }: PassageVectors, query: number[], limit: number): Neighbour[] {
  if (query.length !== dimensions) return [];
  const wanted = toBytes(query);
  const norm = toNorm(wanted);
  const similarities = Array.from({ length: rows.length / dimensions }, (_, index) => {
    const row = rows.subarray(index * dimensions, (index + 1) * dimensions);
    let product = 0;
    for (let at = 0; at < dimensions; at += 1) product += (row[at] ?? 0) * (wanted[at] ?? 0);
    return product / (toNorm(row) * norm || 1);
  });
  const mean = similarities.reduce((sum, value) => sum + value, 0) / similarities.length;
  const spread =
    Math.sqrt(similarities.reduce((sum, value) => sum + (value - mean) ** 2, 0) / similarities.length) || 1;
  return similarities
    .map((similarity, index) => ({ index, similarity, standing: (similarity - mean) / spread }))
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, limit);
}

function toBytes(vector: readonly number[]): Int8Array {
  const norm = Math.hypot(...vector) || 1;
  // The largest component fills the byte: in a thousand dimensions a unit vector's components are too small to round.
  const largest = Math.max(...vector.map((value) => Math.abs(value))) / norm || 1;
  return Int8Array.from(vector, (value) => Math.round((value / norm / largest) * 127));
}

function toNorm(vector: Int8Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return Math.sqrt(sum);
}
