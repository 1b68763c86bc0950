import {
  cacheControl,
  contentTypes,
  hashedFolder,
  hiddenPath,
  allowedMethods,
  toSecurityHeaders,
} from './rules.ts';

/**
 * Makes the file that a `server` block includes after its `root` directive. nginx has to be reloaded after
 * each release, because the configuration contains the hashes of the inline scripts.
 *
 * An `add_header` in a location would remove all other headers there, so all headers are set for the whole
 * server: https://nginx.org/en/docs/http/ngx_http_headers_module.html. `try_files` does not work in a
 * location that contains an `if`, so every `if` is outside of locations:
 * https://github.com/nginxinc/nginx-wiki/blob/master/source/start/topics/depth/ifisevil.rst
 */
export function toNginxConfig(hashes: readonly string[]): string {
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `  "${type}" ${extension};`,
  );
  const headers = Object.entries(toSecurityHeaders(hashes)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# npm run build writes this file. Include it in a server block with listen, server_name and root.
types {
${types.join('\n')}
}
default_type application/octet-stream;

server_tokens off;
absolute_redirect off;
max_ranges 0;
large_client_header_buffers 4 16k;
uninitialized_variable_warn off;
if_modified_since before;
gzip_static on;
gzip_vary on;

# $site_asked is the path that the browser sent. $site_path is the right path of the page or file.
# nginx has decoded $uri and removed dots and doubled slashes from it.
set $site_asked $request_uri;
if ($request_uri ~ "^([^?]*)") { set $site_asked $1; }
set $site_path $uri;
if ($site_path ~ "^(.+)/\\z") { set $site_path $1; }
if ($site_path ~ "^(.+)\\.html\\z") { set $site_path $1; }
if ($site_path = /index) { set $site_path /; }

set $site_found "";
if (-f $document_root$site_path) { set $site_found found; }
if (-f $document_root$site_path.html) { set $site_found found; }
if ($site_path = /) { set $site_found found; }
if ($site_path ~ "\\.html\\z|${hiddenPath}") { set $site_found ""; }
if ($site_asked = $site_path) { set $site_found ""; }

set $site_cache "${cacheControl.other}";
if ($uri ~ "^${hashedFolder}") { set $site_cache "${cacheControl.hashed}"; }
set $site_allow "";
if ($request_method !~ "^(?:GET|HEAD)$") { set $site_allow "${allowedMethods}"; set $site_found ""; }
add_header Cache-Control $site_cache always;
add_header Allow $site_allow always;
${headers.join('\n')}

if ($site_allow) { return 405; }
if ($site_found) { set $site_cache "${cacheControl.other}"; return 308 $site_path$is_args$args; }

# The first part of the address selects the language of the 404 page.
set $site_language "";
if ($uri ~ "^(/[^/]+)/") { set $site_language $1; }
set $site_not_found /404.html;
if (-f $document_root$site_language/404.html) { set $site_not_found $site_language/404.html; }
error_page 404 $site_not_found;

location ~ "^(?:/[^/]+)?/404\\.html$" { internal; }
location ~ "${hiddenPath}" { return 404; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
`;
}
