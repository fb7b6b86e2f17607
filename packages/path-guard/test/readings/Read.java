import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Reads URLs, one in hexadecimal UTF-8 on each line, with java.net.URI and java.net.URL, and writes what they see. */
class Read {
    static String field(String value) {
        return value == null ? "-" : "=" + HexFormat.of().formatHex(value.getBytes(StandardCharsets.UTF_8));
    }

    static String byUri(String text) {
        try {
            URI uri = new URI(text);
            return field(uri.getHost()) + " " + field("" + uri.getPort()) + " " + field(uri.getRawPath());
        } catch (URISyntaxException error) {
            return "refused";
        }
    }

    static String byUrl(String text) {
        try {
            URL url = new URL(text);
            return field(url.getHost()) + " " + field("" + url.getPort()) + " " + field(url.getPath());
        } catch (MalformedURLException error) {
            return "refused";
        }
    }

    public static void main(String[] args) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in));
        var out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8)));
        for (String line; (line = lines.readLine()) != null; ) {
            String text = new String(HexFormat.of().parseHex(line), StandardCharsets.UTF_8);
            out.println(byUri(text) + "\t" + byUrl(text));
        }
        out.flush();
    }
}
