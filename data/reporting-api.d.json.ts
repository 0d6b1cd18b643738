/* Written by "npm run data:types" from data/schema/reporting-api.schema.json. */

/**
 * The document as a whole is held to OpenAPI itself.
 */
export interface ReportingApi {
  openapi: string;
  security?: {
    [k: string]: unknown[];
  }[];
  /**
   * @minItems 1
   */
  servers: {
    url: string;
  }[];
  paths: {
    [k: string]: {
      get: Call;
    };
  };
  components: {
    securitySchemes: {
      apiKey: Credential;
      userId: Credential;
    };
    parameters: {
      [k: string]: Parameter;
    };
    schemas: {
      [k: string]: {
        properties: {
          [k: string]: Value;
        };
      };
    };
  };
}
export interface Call {
  operationId: string;
  summary: string;
  description: string;
  parameters?: (Parameter | Reference)[];
  responses: {
    [k: string]: unknown;
  };
}
export interface Parameter {
  name: string;
  in?: string;
  required?: boolean;
  description: string;
  schema: Value;
  example?: unknown;
}
export interface Value {
  type: string | string[];
  format?: string;
  description?: string;
  maxItems?: number;
  items?: {
    type?: string;
    examples?: string[];
  };
}
export interface Reference {
  $ref: string;
}
export interface Credential {
  name: string;
  description: string;
}

declare const data: ReportingApi;
export default data;
